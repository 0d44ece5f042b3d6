/** Short quiet sounds, made by the browser itself: each kind of event has a voice of its own. Loaded when the first is heard. */

export type Voice =
  | 'draw'
  | 'land'
  | 'cast'
  | 'resolve'
  | 'tap'
  | 'attack'
  | 'block'
  | 'damage'
  | 'gain'
  | 'death'
  | 'turn'
  | 'win'
  | 'lose';

/** A tone. `to`: the pitch it glides to; `after`: seconds after the event. */
interface Tone {
  wave: OscillatorType | 'noise';
  from: number;
  to?: number;
  lasts: number;
  loud: number;
  after?: number;
}

const VOICES: Readonly<Record<Voice, readonly Tone[]>> = {
  draw: [{ wave: 'noise', from: 2600, to: 4200, lasts: 0.09, loud: 0.35 }],
  land: [
    { wave: 'sine', from: 150, to: 90, lasts: 0.16, loud: 0.8 },
    { wave: 'noise', from: 700, lasts: 0.07, loud: 0.3 },
  ],
  cast: [
    { wave: 'triangle', from: 392, to: 587, lasts: 0.2, loud: 0.4 },
    { wave: 'noise', from: 1800, to: 3600, lasts: 0.22, loud: 0.15 },
  ],
  resolve: [
    { wave: 'sine', from: 659, lasts: 0.16, loud: 0.3 },
    { wave: 'sine', from: 988, lasts: 0.26, loud: 0.22, after: 0.06 },
  ],
  tap: [{ wave: 'noise', from: 3200, lasts: 0.035, loud: 0.3 }],
  attack: [
    { wave: 'sawtooth', from: 180, to: 270, lasts: 0.15, loud: 0.22 },
    { wave: 'noise', from: 900, to: 2400, lasts: 0.16, loud: 0.3 },
  ],
  block: [
    { wave: 'square', from: 330, to: 240, lasts: 0.09, loud: 0.16 },
    { wave: 'noise', from: 2200, lasts: 0.05, loud: 0.35 },
  ],
  damage: [
    { wave: 'sine', from: 190, to: 55, lasts: 0.2, loud: 0.9 },
    { wave: 'noise', from: 1200, to: 300, lasts: 0.13, loud: 0.45 },
  ],
  gain: [
    { wave: 'sine', from: 523, lasts: 0.14, loud: 0.3 },
    { wave: 'sine', from: 784, lasts: 0.24, loud: 0.26, after: 0.08 },
  ],
  death: [
    { wave: 'sawtooth', from: 220, to: 60, lasts: 0.4, loud: 0.22 },
    { wave: 'noise', from: 900, to: 160, lasts: 0.4, loud: 0.4 },
  ],
  turn: [
    { wave: 'sine', from: 440, lasts: 0.3, loud: 0.3 },
    { wave: 'sine', from: 660, lasts: 0.5, loud: 0.24, after: 0.12 },
  ],
  win: [523, 659, 784, 1047].map((from, i) => ({ wave: 'triangle' as const, from, lasts: 0.5, loud: 0.35, after: i * 0.13 })),
  lose: [392, 330, 262, 196].map((from, i) => ({ wave: 'triangle' as const, from, lasts: 0.55, loud: 0.32, after: i * 0.17 })),
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noiseOf(ctx: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = ctx.createBuffer(1, ctx.sampleRate / 2, ctx.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return hiss;
}

function sourceOf(ctx: AudioContext, tone: Tone, at: number, out: AudioNode): AudioScheduledSourceNode {
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(tone.from, at);
    if (tone.to !== undefined) pitch.exponentialRampToValueAtTime(tone.to, at + tone.lasts);
  };
  if (tone.wave === 'noise') {
    const source = ctx.createBufferSource();
    source.buffer = noiseOf(ctx);
    const filter = ctx.createBiquadFilter();
    filter.type = 'bandpass';
    glide(filter.frequency);
    source.connect(filter).connect(out);
    return source;
  }
  const source = ctx.createOscillator();
  source.type = tone.wave;
  glide(source.frequency);
  source.connect(out);
  return source;
}

/** Sounds a voice. @param volume 0 to 100 */
export function sound(voice: Voice, volume: number): void {
  context ??= new AudioContext();
  const ctx = context;
  if (ctx.state === 'suspended') void ctx.resume();
  // Loudness is heard by its logarithm.
  const most = (volume / 100) ** 1.6 * 0.5;
  for (const tone of VOICES[voice]) {
    const at = ctx.currentTime + (tone.after ?? 0);
    const gain = ctx.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, most * tone.loud), at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + tone.lasts);
    gain.connect(ctx.destination);
    const source = sourceOf(ctx, tone, at, gain);
    source.start(at);
    source.stop(at + tone.lasts + 0.02);
  }
}
