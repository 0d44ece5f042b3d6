/** Shows steps on the page: pictures that travel in a layer over it. All of it is animations that can be ended at any moment, and then nothing is left. */
import type { Timed } from './pace.js';
import { inPile, type Look, type Scene, type Spotted } from './scene.js';
import type { Step } from './steps.js';

const GLIDE = 'cubic-bezier(0.3, 0.75, 0.25, 1)';
/** Width of a card that is at a mere sign of its zone. */
const SMALL = 26;
/** How far beside the straight way a blow flies. */
const LANE = 15;

const middle = ({ left, top, width, height }: DOMRect): { x: number; y: number } => ({ x: left + width / 2, y: top + height / 2 });

/** A back of a card where nobody may see more. */
function backLook(from: Spotted, to: Spotted): Look {
  const copy = document.createElement('div');
  copy.className = 'fly-back';
  const width = Math.max(38, from.sign ? 0 : from.rect.width, to.sign ? 0 : to.rect.width);
  return { copy, rect: new DOMRect(0, 0, width, width * 1.4) };
}

/** Stands a picture over a place. */
function over(spot: Spotted, { rect }: Look, grow = 1, turn = 0): string {
  const { x, y } = middle(spot.rect);
  const scale = ((spot.sign ? SMALL : spot.rect.width) / rect.width) * grow;
  return `translate(${x - (rect.width * scale) / 2}px, ${y - (rect.height * scale) / 2}px) scale(${scale})${turn ? ` rotate(${turn}deg)` : ''}`;
}

export class Stage {
  private layer: HTMLElement | null = null;
  private running: Animation[] = [];
  /** What is seen of those that die, by object: they still strike and are struck. Within their box, so that nothing is added up and the processor has no part in it. */
  private readonly dying = new Map<number, HTMLElement>();
  /** What shakes or strikes already: damage to many in one pile moves the pile once. */
  private readonly moved = new Map<Element, Set<string>>();

  private root(): HTMLElement {
    if (!this.layer?.isConnected) {
      this.layer = document.createElement('div');
      this.layer.className = 'motion-layer';
      this.layer.ariaHidden = 'true';
      (document.querySelector('.table') ?? document.body).append(this.layer);
    }
    return this.layer;
  }

  private run(el: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const a = el.animate(frames, timing);
    a.id = 'motion';
    this.running.push(a);
  }

  private once(el: Element, how: string): boolean {
    const known = this.moved.get(el) ?? new Set();
    if (known.has(how)) return false;
    this.moved.set(el, known.add(how));
    return true;
  }

  /** What hovers over the table: a picture in the layer. */
  private fly(look: Look, name: string): HTMLElement {
    const box = document.createElement('div');
    box.className = `fly ${name}`;
    box.style.width = `${look.rect.width}px`;
    box.style.height = `${look.rect.height}px`;
    box.append(look.copy);
    this.root().append(box);
    return box;
  }

  /** Nothing of it is to be seen before it has arrived. */
  private hide(id: number | null, after: Scene, until: number): void {
    const el = id === null ? null : after.element(id);
    if (el && !inPile(el)) this.run(el, [{ opacity: 0 }, { opacity: 0 }], { duration: Math.max(1, until) });
  }

  /** Ends all that is under way. */
  end(): void {
    for (const a of this.running) a.cancel();
    this.running = [];
    this.moved.clear();
    this.dying.clear();
    this.layer?.replaceChildren();
  }

  play(list: readonly Timed[], before: Scene, after: Scene): void {
    // Those that stay give way when those that go have gone.
    const gap = list.find((g) => g.steps.some((s) => s.do === 'move' || s.do === 'vanish')) ?? list[0];
    this.shift(before, after, gap ? gap.at + gap.takes * 0.5 : 0, gap ? Math.max(120, gap.takes * 0.5) : 160);
    const each = (steps: Timed['steps'], takes: number): number => Math.min(70, takes / Math.max(1, steps.length) / 2);
    const all = list.flatMap(({ steps, at, takes }) =>
      steps.map((step, i) => ({ step, at: at + (step.do === 'move' && step.how === 'draw' ? i * each(steps, takes) : 0), takes })),
    );
    // Those that die have left the table: their pictures come first, so that they can strike before they fall.
    const falls = ({ step }: { step: Step }): boolean => (step.do === 'move' ? step.how === 'die' : step.do === 'vanish');
    for (const { step, at, takes } of [...all.filter(falls), ...all.filter((x) => !falls(x))]) this.step(step, before, after, at, takes);
  }

  private shift(before: Scene, after: Scene, delay: number, duration: number): void {
    for (const [id, { el, rect }] of after.standing) {
      const was = before.standing.get(id)?.rect;
      if (!was || was.width === 0 || rect.width === 0) continue;
      const [dx, dy, scale] = [was.left - rect.left, was.top - rect.top, was.width / rect.width];
      if (Math.abs(dx) + Math.abs(dy) < 3 && Math.abs(scale - 1) < 0.03) continue;
      const from = `translate(${dx}px, ${dy}px) scale(${scale})`;
      this.run(
        el,
        [
          { transform: from, transformOrigin: '0 0' },
          { transform: 'none', transformOrigin: '0 0' },
        ],
        {
          delay,
          duration,
          easing: GLIDE,
          fill: 'backwards',
        },
      );
    }
  }

  private step(step: Step, before: Scene, after: Scene, delay: number, duration: number): void {
    const timing: KeyframeAnimationOptions = { delay, duration, easing: GLIDE, fill: 'both' };
    switch (step.do) {
      case 'move':
        this.move(step, before, after, timing);
        return;
      case 'appear': {
        const el = after.element(step.id);
        const frames = step.token
          ? [{ opacity: 0, transform: 'scale(0.2) rotate(-8deg)' }, { opacity: 1, transform: 'scale(1.12)', offset: 0.65 }, {}]
          : [{ opacity: 0, transform: 'translateY(-12px)' }, {}];
        if (el) this.run(el, frames, { ...timing, fill: 'backwards' });
        return;
      }
      case 'vanish': {
        const look = before.look(step.id);
        const at = before.at({ at: 'object', id: step.id });
        if (look && at) this.depart(look, at, null, step.dies ? step.id : null, timing);
        return;
      }
      case 'attack':
      case 'block':
        this.forward(step.id, after, timing);
        return;
      case 'hit':
        this.hit(step, before, after, timing);
        return;
      case 'counters':
        this.number(`+${step.by}`, 'fly-counter', after.at({ at: 'object', id: step.id }), timing);
        return;
      case 'over':
        for (const seat of step.lost) this.fall(seat, timing);
        return;
      case 'life':
      case 'tap':
      case 'turn':
        // Told by what stands on the table itself, by signs and by sounds.
        return;
    }
  }

  private move(step: Extract<Step, { do: 'move' }>, before: Scene, after: Scene, timing: KeyframeAnimationOptions): void {
    // Where it was is no more to be found afterwards, where it goes to may not have been before.
    const from = before.at(step.from) ?? after.at(step.from);
    const to = after.at(step.to) ?? before.at(step.to);
    if (!from || !to) return;
    const look = (step.look ? (step.look.when === 'before' ? before : after).look(step.look.id) : undefined) ?? backLook(from, to);
    if (step.how === 'die' || (step.how === 'leave' && to.sign)) {
      this.depart(look, from, to, step.how === 'die' ? (step.look?.id ?? null) : null, timing);
      return;
    }
    if (step.how === 'countered') {
      this.counter(look, from, to, timing);
      return;
    }
    const box = this.fly(look, `fly-${step.how}`);
    const lift = from.sign && to.sign ? 1 : 1.14;
    const half: Spotted = {
      rect: new DOMRect(
        (from.rect.left + to.rect.left) / 2,
        (from.rect.top + to.rect.top) / 2,
        (from.rect.width + to.rect.width) / 2,
        (from.rect.height + to.rect.height) / 2,
      ),
      sign: false,
    };
    const frames: Keyframe[] = [
      { transform: over(from, look), opacity: from.sign ? 0 : 1 },
      ...(from.sign || to.sign ? [] : [{ transform: over(half, look, lift), opacity: 1, offset: 0.5 }]),
      { transform: over(to, look), opacity: to.sign ? 0.15 : 1 },
    ];
    this.run(box, frames, timing);
    // The picture is gone in the moment in which what it stands for is there.
    this.run(look.copy, [{ opacity: 1 }, { opacity: 0 }], {
      delay: Number(timing.delay) + Number(timing.duration),
      duration: 1,
      fill: 'forwards',
    });
    this.hide(step.hides, after, Number(timing.delay) + Number(timing.duration));
  }

  /** Something goes out of the game's middle: a creature that dies is struck, and falls. */
  private depart(look: Look, from: Spotted, to: Spotted | null, died: number | null, timing: KeyframeAnimationOptions): void {
    const dies = died !== null;
    const box = this.fly(look, dies ? 'fly-die' : 'fly-leave');
    if (dies) this.dying.set(died, look.copy);
    const end = to ? over(to, look, 1, dies ? 20 : 0) : over(from, look, 0.3, dies ? 24 : 0);
    if (!dies) {
      this.run(
        box,
        [
          { transform: over(from, look), opacity: 1 },
          { transform: end, opacity: 0 },
        ],
        timing,
      );
      return;
    }
    const wound = document.createElement('i');
    wound.className = 'fly-wound';
    box.append(wound);
    this.run(wound, [{ opacity: 0 }, { opacity: 0.95, offset: 0.25 }, { opacity: 0.85 }], timing);
    this.run(
      box,
      [
        { transform: over(from, look), opacity: 1 },
        { transform: over(from, look, 1.08, -5), opacity: 1, offset: 0.14 },
        { transform: over(from, look, 1.04, 5), opacity: 1, offset: 0.28 },
        { transform: over(from, look, 0.92, 9), opacity: 0.9, offset: 0.5 },
        { transform: end, opacity: 0 },
      ],
      { ...timing, easing: 'linear' },
    );
  }

  /** A spell that is countered is struck out where it stands, and goes pale. */
  private counter(look: Look, from: Spotted, to: Spotted, timing: KeyframeAnimationOptions): void {
    const box = this.fly(look, 'fly-countered');
    const cross = document.createElement('i');
    cross.className = 'fly-cross';
    box.append(cross);
    this.run(
      cross,
      [
        { opacity: 0, transform: 'scale(2.2)' },
        { opacity: 1, transform: 'none', offset: 0.3 },
        { opacity: 1, transform: 'none' },
      ],
      timing,
    );
    this.run(look.copy, [{ filter: 'none' }, { filter: 'grayscale(1) brightness(0.7)', offset: 0.45 }, { filter: 'grayscale(1)' }], timing);
    this.run(
      box,
      [
        { transform: over(from, look), opacity: 1 },
        { transform: over(from, look, 1.35, -4), opacity: 1, offset: 0.3 },
        { transform: over(from, look, 1.3, 3), opacity: 1, offset: 0.65 },
        { transform: over(to, look, 1, 20), opacity: 0 },
      ],
      { ...timing, easing: 'linear' },
    );
  }

  /** Who has lost is struck, and sinks. */
  private fall(seat: number, timing: KeyframeAnimationOptions): void {
    const face = document.querySelector(`.player-face[data-eid="${-1 - seat}"]`);
    const panel = face?.closest('.player');
    if (!face || !panel) return;
    this.run(
      panel,
      [
        { transform: 'none', opacity: 1, filter: 'none' },
        { transform: 'translateX(-9px) rotate(-1.5deg)', opacity: 1, filter: 'brightness(1.6)', offset: 0.12 },
        { transform: 'translateX(8px) rotate(1.2deg)', opacity: 1, offset: 0.26 },
        { transform: 'translateX(-5px)', opacity: 1, filter: 'saturate(0.6)', offset: 0.4 },
        {},
      ],
      { ...timing, easing: 'linear', fill: 'backwards' },
    );
    const { x, y } = middle(face.getBoundingClientRect());
    const ring = document.createElement('i');
    ring.className = 'fly-burst';
    this.root().append(ring);
    const at = (scale: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    this.run(
      ring,
      [
        { transform: at(0.2), opacity: 0 },
        { transform: at(0.9), opacity: 1, offset: 0.2 },
        { transform: at(3.2), opacity: 0 },
      ],
      timing,
    );
  }

  /** Who fights steps forward, out of the row. */
  private forward(id: number, after: Scene, timing: KeyframeAnimationOptions): void {
    const el = after.element(id);
    if (!el) return;
    const by = el.closest('.half-top') ? 1 : -1;
    this.run(
      el,
      [
        { transform: `translateY(${-by * 14}px) scale(0.96)` },
        { transform: `translateY(${by * 12}px) scale(1.07)`, offset: 0.55 },
        { transform: 'none' },
      ],
      {
        ...timing,
        fill: 'backwards',
        composite: 'add',
      },
    );
  }

  private hit(step: Extract<Step, { do: 'hit' }>, before: Scene, after: Scene, timing: KeyframeAnimationOptions): void {
    const from = before.at({ at: 'object', id: step.from }) ?? after.at({ at: 'object', id: step.from });
    const to = before.at({ at: 'object', id: step.to }) ?? after.at({ at: 'object', id: step.to });
    if (!to) return;
    const [c, d] = [middle((from ?? to).rect), middle(to.rect)];
    const far = Math.hypot(d.x - c.x, d.y - c.y) || 1;
    // Two that strike each other: each blow has its own lane.
    const lane = { x: (-(d.y - c.y) / far) * LANE, y: ((d.x - c.x) / far) * LANE };
    const [a, b] = [c, d].map(({ x, y }) => ({ x: x + lane.x, y: y + lane.y }));
    const el = document.createElement('b');
    el.className = 'fly-hit';
    el.textContent = String(step.n);
    this.root().append(el);
    const put = (p: { x: number; y: number }, scale: number): string =>
      `translate(${p.x}px, ${p.y}px) translate(-50%, -50%) scale(${scale})`;
    this.run(
      el,
      [
        { transform: put(a, 0.4), opacity: 0 },
        { transform: put(a, 1), opacity: 1, offset: 0.18 },
        { transform: put(b, 1), opacity: 1, offset: 0.68 },
        { transform: put(b, 1.7), opacity: 1, offset: 0.8 },
        { transform: put(b, 1.2), opacity: 0 },
      ],
      { ...timing, easing: 'ease-in' },
    );
    const struck =
      step.to < 0 ? document.querySelector(`.player-face[data-eid="${step.to}"]`) : (this.dying.get(step.to) ?? after.element(step.to));
    const shake: KeyframeAnimationOptions = {
      delay: Number(timing.delay) + Number(timing.duration) * 0.66,
      duration: Math.max(1, Number(timing.duration) * 0.4),
      // It may be on its way to another place meanwhile.
      composite: this.dying.has(step.to) ? 'replace' : 'add',
    };
    if (struck && this.once(struck, 'struck'))
      this.run(
        struck,
        [{ transform: 'none' }, { transform: 'translateX(-5px)' }, { transform: 'translateX(5px)' }, { transform: 'none' }],
        shake,
      );
    const striker = this.dying.get(step.from) ?? after.element(step.from);
    if (!striker || !from || !this.once(striker, 'strikes')) return;
    const [dx, dy] = [(b.x - a.x) * 0.16, (b.y - a.y) * 0.16];
    this.run(striker, [{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px)`, offset: 0.3 }, { transform: 'none' }], {
      ...timing,
      fill: 'none',
      composite: this.dying.has(step.from) ? 'replace' : 'add',
    });
  }

  private number(text: string, name: string, at: Spotted | undefined, timing: KeyframeAnimationOptions): void {
    if (!at) return;
    const el = document.createElement('b');
    el.className = name;
    el.textContent = text;
    this.root().append(el);
    const { x, y } = middle(at.rect);
    const put = (dy: number, scale: number): string => `translate(${x}px, ${y + dy}px) translate(-50%, -50%) scale(${scale})`;
    this.run(
      el,
      [
        { transform: put(-30, 0.5), opacity: 0 },
        { transform: put(-6, 1.3), opacity: 1, offset: 0.5 },
        { transform: put(0, 1), opacity: 0 },
      ],
      timing,
    );
  }
}
