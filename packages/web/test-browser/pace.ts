/** The pace of a turn: a press does one thing, nothing is passed by in a hurry, and a stop stops. */
import type { ScenarioBody } from '@apnap/protocol';
import { fullControl, put, tableWith } from './pages.js';
import { look } from './player.js';
import { clean, type Stage } from './stage.js';

const FIGHT: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'pace',
  place: [0, 1].flatMap((seat) => [
    put(seat, 'battlefield', 'Mountain', 3),
    put(seat, 'battlefield', 'Serra Angel', 1),
    put(seat, 'hand', 'Mountain', 2),
    put(seat, 'library', 'Mountain', 30),
  ]),
};

/** Nothing to do for anybody. */
const BARE: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'bare',
  place: [0, 1].map((seat) => put(seat, 'library', 'Mountain', 30)),
};

/** A second press at once does nothing where the button has come to mean something else; an attack is never passed by with Space. */
async function onePress(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await tableWith(FIGHT)(who.context, page, s.url);
  const go = page.locator('.action-bar .buttons .primary');
  await go.waitFor();
  // Keys as a hurried hand gives them: each as soon as the page has shown what the one before brought about.
  const gap = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const press = (): void => void document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
        const bar = document.querySelector('.action-bar');
        const start = performance.now();
        const watch = new MutationObserver(() => {
          if (bar?.getAttribute('data-decision') !== 'attackers') return;
          watch.disconnect();
          press();
          press();
          setTimeout(() => done(performance.now() - start), 50);
        });
        watch.observe(document.body, { subtree: true, attributes: true, childList: true });
        press();
      }),
  );
  await page.waitForFunction(() => !window.eyes.settling());
  if ((await look(page)).kind !== 'attackers')
    throw new Error(`a second press passed the attack by, ${Math.round(gap)} ms after the first`);
  await page.keyboard.press('Space');
  await page.evaluate(() => window.eyes.rest());
  if ((await look(page)).kind !== 'attackers') throw new Error('Space declared that nobody attacks');
  // With an attacker chosen Space declares it; without one it is said with a key of its own.
  await page.keyboard.press('e');
  await page.locator('.action-bar .buttons .primary[data-action="confirm"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.action-bar .buttons .primary').waitFor({ state: 'detached' });
  await page.keyboard.press('n');
  await page.waitForFunction(() => window.eyes.look().kind !== 'attackers');
  clean(who);
  await who.context.close();
  return `a second press ${Math.round(gap)} ms after the first did nothing; no attack is said with N`;
}

/** With Space a spell is let resolve; pressed again as soon as it has, it does not lead out of the phase in which there is still something to play. */
async function staysInPhase(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  const board: ScenarioBody = { ...FIGHT, place: [...FIGHT.place, put(0, 'hand', 'Lightning Strike', 1)] };
  await tableWith(board)(who.context, page, s.url);
  await fullControl(page);
  await page.locator('.hand .is-can .card-button[aria-label*="Lightning Strike"]').click();
  await page.locator('.player-face.is-target').first().click();
  await page.locator('.action-bar[data-decision="pay"]').waitFor();
  await page.waitForFunction(() => !window.eyes.settling());
  await page.keyboard.press('Space');
  await page.locator('.action-bar[data-decision="act"] .buttons .primary', { hasText: 'resolve' }).waitFor();
  await page.waitForFunction(() => !window.eyes.settling());
  const { gap, label } = await page.evaluate(
    () =>
      new Promise<{ gap: number; label: string }>((done) => {
        const press = (): void => void document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
        const start = performance.now();
        const watch = new MutationObserver(() => {
          const label = document.querySelector('.action-bar .buttons .primary')?.textContent ?? '';
          if (label === '' || label.includes('resolve')) return;
          watch.disconnect();
          const gap = performance.now() - start;
          press();
          setTimeout(() => done({ gap, label }), 50);
        });
        watch.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true });
        press();
      }),
  );
  await page.locator('.log-line', { hasText: 'Lightning Strike deals 3 damage' }).waitFor();
  await page.waitForFunction(() => !window.eyes.settling());
  await page.evaluate(() => window.eyes.rest());
  const { kind, moment } = await look(page);
  if (kind !== 'act' || !moment.includes('Main 1')) throw new Error(`“${label}” pressed after ${Math.round(gap)} ms led to ${moment}`);
  if ((await page.locator('.hand .is-can').count()) === 0) throw new Error('there is no land to play');
  clean(who);
  await who.context.close();
  return `“${label}”, pressed ${Math.round(gap)} ms after a spell was let resolve, did nothing`;
}

/** One stops where the settings say so, also with nothing to do there. */
async function stopsHold(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await tableWith(BARE)(who.context, page, s.url);
  const seen: string[] = [];
  for (const step of ['Main 1', 'Main 2']) {
    await page.waitForFunction((name) => window.eyes.look().kind === 'act' && window.eyes.look().moment.includes(name), step);
    // Of the first turn: later there is a land in the hand, and with that one is asked anyway.
    const { moment } = await look(page);
    const cards = await page.locator('.hand .card-button').count();
    if (!moment.startsWith('Turn 1') || cards > 0) throw new Error(`asked first in ${moment}, with ${cards} cards in hand`);
    await page.waitForFunction(() => !window.eyes.settling());
    seen.push(step);
    await page.keyboard.press('Space');
  }
  clean(who);
  await who.context.close();
  return `asked in ${seen.join(' and ')} with nothing to do`;
}

/** A creature that attacks if able: that nothing attacks is not offered, and the page says why. */
async function mustAttack(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  const board: ScenarioBody = {
    ...BARE,
    place: [...BARE.place, put(0, 'battlefield', 'Juggernaut', 1), put(0, 'battlefield', 'Grizzly Bears', 1)],
  };
  await tableWith(board)(who.context, page, s.url);
  for (let n = 0; n < 5 && (await look(page)).kind !== 'attackers'; n++) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(500);
  }
  const none = page.locator('.action-bar [data-action="confirm"]');
  await page.locator('.action-bar .must').waitFor();
  if (await none.isEnabled()) throw new Error('that nothing attacks is offered');
  await page.keyboard.press('n');
  await page.evaluate(() => window.eyes.rest());
  if ((await look(page)).kind !== 'attackers') throw new Error('nothing attacked');
  await page.locator('.half-bottom [data-card][aria-label*="Juggernaut"]').click();
  await page.locator('.action-bar .must').waitFor({ state: 'detached' });
  await page.waitForFunction(() => !window.eyes.settling());
  await page.keyboard.press('Space');
  await page.locator('.log-line', { hasText: 'Juggernaut' }).filter({ hasText: 'attack' }).first().waitFor();
  clean(who);
  await who.context.close();
  return 'said, and not offered';
}

export const PACE = { mustAttack, onePress, staysInPhase, stopsHold };
