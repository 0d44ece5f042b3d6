/** Columns of tables of players, by what people and programs write above them. */

/** What the desk reads of a table. */
export const COLUMNS = {
  name: [
    'name',
    'player',
    'player name',
    'full name',
    'display',
    'display name',
    'team',
    'team name',
    '姓名',
    '名字',
    '牌手',
    '牌手姓名',
    '选手',
    '選手',
    '玩家',
    '参赛者',
    '參賽者',
    '队名',
    '隊名',
    '队伍',
    '名称',
    '名稱',
  ],
  first: ['first', 'first name', 'firstname', 'given name', 'given names', 'forename', '名'],
  last: ['last', 'last name', 'lastname', 'surname', 'family name', '姓'],
  number: [
    'number',
    'dci',
    'dci number',
    'dci no',
    'dci id',
    'id',
    'player id',
    'player number',
    'membership number',
    'membership id',
    'member number',
    'wpn number',
    '号码',
    '號碼',
    '编号',
    '編號',
    '牌手编号',
    'dci号码',
    'dci號碼',
    'dci号',
    'dci编号',
    '会员号',
    '會員號',
  ],
  byes: ['byes', 'bye', 'awarded byes', 'round byes', '轮空', '輪空', '轮空数', '轮空数量'],
  age: ['age', '年龄', '年齡'],
  consent: ['consent', 'parental consent', '许可', '家长许可', '家長許可'],
  masked: ['masked', '隐名', '隱名', '隐去姓名'],
  country: ['country', 'country code', 'nation', '国家', '國家', '地区', '地區'],
  table: ['table', 'fixed table', '桌号', '桌號', '固定桌', '固定桌号'],
  group: ['group', '分组', '分組', '组', '組'],
  a: ['a', 'member a', 'player a', '队员a', '隊員a'],
  b: ['b', 'member b', 'player b', '队员b', '隊員b'],
  c: ['c', 'member c', 'player c', '队员c', '隊員c'],
  aNumber: ['a number', 'a dci', 'member a dci', '队员a号码', '隊員a號碼'],
  bNumber: ['b number', 'b dci', 'member b dci', '队员b号码', '隊員b號碼'],
  cNumber: ['c number', 'c dci', 'member c dci', '队员c号码', '隊員c號碼'],
} as const satisfies Record<string, readonly string[]>;

export type Column = keyof typeof COLUMNS;

/** A head without what makes no difference: case, width, spaces, and marks as in "DCI #" or "Player_Name". */
const folded = (head: string): string =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-.:#*'"()]+/g, ' ')
    .trim();

/** What a head stands for; undefined for one nobody knows. */
export function columnOf(head: string): Column | undefined {
  const wanted = folded(head);
  const known = Object.entries(COLUMNS).find(([, heads]) => (heads as readonly string[]).some((h) => folded(h) === wanted));
  return known?.[0] as Column | undefined;
}
