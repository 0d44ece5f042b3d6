/** Why there is no pairing, in words. */
import { type Message, message } from '../messages.js';
import type { PairingRefusal } from '../pairing/types.js';
import { nameOf } from '../state/look.js';
import type { State } from '../state/types.js';

export function pairingRefusal(state: State, r: PairingRefusal): Message {
  const name = (id: string | null): string => nameOf(state, id);
  switch (r.kind) {
    case 'noPlayers':
      return message('pairing.noPlayers');
    case 'twice':
      return message('error.pairedTwice', { name: name(r.id) });
    case 'notANumber':
      return message('pairing.notANumber', { name: name(r.id), what: r.what });
    case 'unknown':
      return message('error.notPlaying', { name: name(r.id) });
    case 'withSelf':
      return message('error.withSelf', { name: name(r.id) });
    case 'lockedTwice':
      return message('pairing.lockedTwice', { name: name(r.id) });
    case 'lockedForbidden':
      return message('error.forbidden', { a: name(r.pair[0]), b: name(r.pair[1]) });
    case 'byeWithEven':
      return message('pairing.byeWithEven', { name: name(r.id) });
    case 'byeDenied':
      return message('pairing.byeDenied', { name: name(r.id) });
    case 'impossible':
      return message('pairing.impossible', {
        groups: r.groups.map((g) => g.map(name).join(', ')).join(' | '),
        only: r.only.map(name).join(', ') || '—',
      });
    default: {
      const unknown: never = r;
      throw new Error(`unknown refusal ${String(unknown)}`);
    }
  }
}
