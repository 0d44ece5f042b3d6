/** What cards do during a draft, in Chinese (CR 905.2). */
import type { Drafting, DraftNote } from '../../language/drafting.js';

const NOTES: Readonly<Record<DraftNote, (self: string) => string>> = {
  count: (self) => `于你抓选${self}时展示之，并记录你本轮已抓选多少张牌（包括${self}在内）`,
  passer: (self) => `于你抓选${self}时展示之，并记录将它传给你的牌手`,
  colors: (self) => `于你抓选${self}时展示之。你右手边的牌手选择一种颜色，你选择另一种颜色，然后你左手边的牌手选择第三种颜色`,
  nextName: (self) => `于你抓选${self}时展示之。展示你抓选的下一张牌，并记录其名称`,
  nextSeen: (self) => `于你抓选${self}时展示之。你可以检视从此补充包中抓选的下一张牌`,
  guess: (self) => `于你抓选${self}时展示之。下一次有牌手从此补充包中抓选牌时，猜测该牌的名称。然后该牌手展示所抓选的牌`,
  addBooster: (self) => `于你抓选${self}时展示之。在你抓选${self}后，你可以将一包补充包加入轮抽`,
};

/** @param self the name of the card as its text says it */
export function draftingText(d: Drafting, self: string): string {
  switch (d.draft) {
    case 'faceUp':
      return `以牌面朝上的方式抓选${self}`;
    case 'reveal':
      return NOTES[d.notes](self);
    case 'additional':
      return d.then === 'intoBooster'
        ? `于你抓选一张牌时，你可以从该补充包中额外抓选一张牌。如果你如此作，将${self}放进该补充包`
        : `于你抓选一张牌时，你可以从该补充包中额外抓选一张牌。如果你如此作，将${self}翻为面朝下，然后不从下一包补充包中抓选牌便将其传递`;
    case 'remove':
      return `于你抓选一张牌时，你可以将它以牌面朝${d.face === 'up' ? '上' : '下'}的方式移出轮抽`;
    case 'note':
      return `于你抓选一张${d.of === 'creature' ? '生物' : ''}牌时，你可以展示之，记录其${d.what === 'name' ? '名称' : '生物类别'}，然后将${self}翻为面朝下`;
    case 'look':
      return d.at === 'nextDrafted'
        ? `在轮抽中，你可以将${self}翻为面朝下。如果你如此作，检视由你选择的一位牌手抓选的下一张牌`
        : `在轮抽中，你可以将${self}翻为面朝下。如果你如此作，检视轮抽中任一未开封的补充包，或任一未被其他牌手检视的补充包`;
    case 'wholeBooster':
      return `你可以改为逐张抓选一包补充包中的每张牌，而不从中抓选一张牌。如果你如此作，将${self}翻为面朝下，且你在本轮其余时间不能抓选牌`;
    case 'atRandom':
      return `在轮抽中，只要${self}牌面朝上，你便不能检视补充包，且必须随机抓选牌。在你以此法抓选${d.cards}张牌后，将${self}翻为面朝下`;
    case 'lastCards':
      return `每位牌手将每包补充包的最后一张牌传递给抓选过名称为${self}之牌的牌手`;
    case 'exchange':
      return '在轮抽刚结束时，你可以展示你牌池中的一张牌。其他每位牌手可以提供自己牌池中的一张牌与你交换。你可以接受任意一项提议';
    default:
      return d satisfies never;
  }
}
