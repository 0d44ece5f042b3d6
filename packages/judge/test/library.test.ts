/** Rules documents: read as they are found, kept, and looked up by the numbers that are cited. The documents here are made up; their forms are not. */
import { addDocuments, citation, packDocuments, RulesLibrary, readRules, unpackDocuments } from '@apnap/judge';
import { describe, expect, test } from 'vitest';

const OFFICIAL = `\uFEFFMagic: The Gathering Comprehensive Rules\r
\r
These rules are effective as of February 7, 2025.\r
\r
Contents\r
\r
1. Game Concepts\r
119. Life\r
7. Additional Rules\r
702. Keyword Abilities\r
Glossary\r
\r
1. Game Concepts\r
\r
119. Life\r
\r
119.1. Everybody starts with some life.\r
\r
119.3. Whoever gains life has more of it, and whoever loses life has less.\r
Example: Two and three is five.\r
\r
702. Keyword Abilities\r
\r
702.19. Trample\r
\r
702.19a Trample is about what is left over.\r
     This belongs to it too.\r
\r
704.5. What is looked at:\r
\r
704.5a Nobody plays on without life (see rule 119.1).\r
\r
Glossary\r
\r
Ability\r
Something that is not to be read as a rule.\r
`;

const HANDBOOK = `<|MARK-1|>前言
6、不是规则的一条
万智牌完整规则

此规则于2015年1月23日生效
118. 生命

118.3. 获得生命的人生命变多。

例如：二加三等于五。

702. 关键词异能

702.18. 帷幕

702.19. 践踏

702.19a践踏说的是剩下的部分。

704. 状态动作

704.5a 没有生命的人不能继续。

FRF CR 更改列表 2015.1.23

704.5a：改了一个字。

词汇表

一般级别执法指南
更新日期：2014年9月26日
<|MARK-1|>引言
1.  比赛基本要素
1.1
比赛种类
有两种比赛。
1. 第一步
2. 第二步

1.2
比赛信息
信息由人发布。

2.  各项机制

2.1
对局结构
一局有几盘。
附录A

万智牌违规处理方针
2015年 1月23日生效
1.1. 执法严格度
分三级。
2.失误
2.1.失误～遗漏触发

	处罚
	警告
`;

const BILINGUAL = `# 1. 游戏概念 Game Concepts
## <span id='cr119'>119.</span> 生命 Life
<b id='cr119-2'>119.2.</b> Whoever gains life has more of it, and whoever loses life has less.   
<b>119.2.</b> 得到生命者多，失去生命者少。

> Example: Four.
`;

const MARKDOWN = `# 万智牌比赛规则

2017年1月20日生效

| 1.1 比赛种类.....       | 5  |

## 1. 要素

### 1.1 比赛种类

**有**三种，参见[这里](http://x.example/(a))。

## 1.2 信息

没有信息。
`;

const library = (...texts: string[]): RulesLibrary => new RulesLibrary(texts.flatMap((t, i) => readRules(t, `file ${i}`)));

describe('reading', () => {
  test('the official text: sections, rules, examples and lines that belong to them; neither contents nor glossary', () => {
    const [cr, ...more] = readRules(OFFICIAL, 'cr.txt');
    expect(more).toEqual([]);
    expect(cr).toMatchObject({ kind: 'cr', edition: '2025-02-07', name: 'cr.txt' });
    expect(cr.rules.map((r) => r.number)).toEqual(['1', '119', '119.1', '119.3', '7', '702', '702.19', '702.19a', '704.5', '704.5a']);
    const of = (n: string): string | undefined => cr.rules.find((r) => r.number === n)?.en;
    expect(of('119.3')).toBe('Whoever gains life has more of it, and whoever loses life has less.\nExample: Two and three is five.');
    expect(of('702.19a')).toBe('Trample is about what is left over.\nThis belongs to it too.');
    expect(of('704.5a')).toBe('Nobody plays on without life (see rule 119.1).');
  });

  test('a handbook with three documents in one file', () => {
    const found = readRules(HANDBOOK, 'handbook.txt');
    expect(found.map((d) => [d.kind, d.edition, d.rules.map((r) => r.number).join(' ')])).toEqual([
      ['cr', '2015-01-23', '118 118.3 702 702.18 702.19 702.19a 704 704.5a'],
      ['mtr', '', '1 1.1 1.2 2 2.1 A'],
      ['ipg', '2015-01-23', '1.1 2 2.1'],
    ]);
    expect(found[1].rules[0].zh).toBe('比赛基本要素');
    expect(found[0].rules.at(-1)?.zh).toBe('没有生命的人不能继续。');
    const parts = (i: number): (string | undefined)[] => found[i].rules.filter((r) => r.number.includes('.')).map((r) => r.zh);
    expect(parts(1)).toEqual(['比赛种类\n有两种比赛。\n1. 第一步\n2. 第二步', '比赛信息\n信息由人发布。', '对局结构\n一局有几盘。']);
    expect(parts(2)[1]).toBe('失误～遗漏触发\n处罚\n警告');
  });

  test('two languages side by side, and Markdown', () => {
    const [both] = readRules(BILINGUAL, 'both.md');
    expect(both.rules).toEqual([
      { number: '1', en: 'Game Concepts', zh: '游戏概念' },
      { number: '119', en: 'Life', zh: '生命' },
      {
        number: '119.2',
        en: 'Whoever gains life has more of it, and whoever loses life has less.\nExample: Four.',
        zh: '得到生命者多，失去生命者少。',
      },
    ]);
    const [mtr] = readRules(MARKDOWN, 'mtr.md');
    expect(mtr).toMatchObject({ kind: 'mtr', edition: '2017-01-20' });
    expect(mtr.rules.map((r) => r.zh)).toEqual(['要素', '比赛种类\n有三种，参见这里。', '信息\n没有信息。']);
  });

  test('a rule that comes twice, as in a file that was put together from two copies, is read once', () => {
    const twice = readRules(`${OFFICIAL}\n${OFFICIAL.replaceAll('more of it', 'less of it')}`, 'x');
    expect(twice).toHaveLength(1);
    expect(twice[0].rules.find((r) => r.number === '119.3')?.en).toContain('more of it');
  });

  test('what has no numbered rules is no document', () => {
    expect(readRules('# 万智牌规则\n\n## 1. 游戏概念\n\n- 说明\n\n100 cards or 1.5 times\n', 'notes.md')).toEqual([]);
    expect(readRules('', 'empty')).toEqual([]);
  });
});

describe('looking up', () => {
  test('numbers as they are cited', () => {
    expect(citation('704.5a')).toEqual({ kind: 'cr', number: '704.5a' });
    expect(citation('MTR 2.4')).toEqual({ kind: 'mtr', number: '2.4' });
    expect([citation('2.4'), citation('MTR 704.5a'), citation('legend rule'), citation('__proto__')]).toEqual([null, null, null, null]);
  });

  test('the cited edition is exact; another is shown with its number and said to be another', () => {
    const texts = library(OFFICIAL, HANDBOOK).texts('704.5a');
    expect(texts.map((t) => [t.lang, t.edition, t.match])).toEqual([
      ['en', '2025-02-07', 'exact'],
      ['zh', '2015-01-23', 'number'],
    ]);
  });

  test('a section that had another number then is found by its title: life is 119 and was 118', () => {
    const [zh] = library(HANDBOOK).texts('119.3');
    expect(zh).toMatchObject({ number: '118.3', match: 'number', text: '获得生命的人生命变多。\n例如：二加三等于五。' });
    // 702.18 is shroud in both; nothing is made up for a rule the document lacks.
    expect(library(HANDBOOK).texts('702.19a')[0].number).toBe('702.19a');
    expect(library(HANDBOOK).texts('702.19b')).toEqual([]);
    expect(library(HANDBOOK).texts('120.3')).toEqual([]);
  });

  test('where a document has English beside it, the rule is known by its English words, whatever its number', () => {
    const same = library(
      OFFICIAL.replace('\r\nExample: Two and three is five.', ''),
      BILINGUAL.replace('\n> Example: Four.\n', ''),
      HANDBOOK,
    );
    expect(same.texts('119.3')[1]).toMatchObject({ lang: 'zh', number: '119.2', match: 'exact', text: '得到生命者多，失去生命者少。' });
    expect(library(OFFICIAL, BILINGUAL, HANDBOOK).texts('119.3')[1]).toMatchObject({ number: '119.2', match: 'alike' });
    expect(
      library(OFFICIAL, BILINGUAL)
        .texts('119.1')
        .map((t) => t.lang),
    ).toEqual(['en']);
  });

  test('of two editions of the tournament rules the newer is shown; words are searched in all', () => {
    const all = library(HANDBOOK, MARKDOWN, OFFICIAL);
    expect(all.texts('MTR 1.1')).toMatchObject([{ edition: '2017-01-20', number: '1.1' }]);
    expect(all.texts('MTR 2.1')).toMatchObject([{ edition: '', number: '2.1' }]);
    expect(all.search('life NOBODY', 5).map((t) => t.number)).toEqual(['704.5a']);
    expect(all.search('践踏', 1)).toHaveLength(1);
    expect(all.search('  ', 5)).toEqual([]);
  });
});

describe('keeping', () => {
  test('documents come back as they were; the same one imported again takes the place of the old', () => {
    const first = readRules(HANDBOOK, 'a');
    expect(unpackDocuments(packDocuments(first))).toEqual(first);
    const again = addDocuments(addDocuments(first, readRules(OFFICIAL, 'b')), readRules(HANDBOOK.replace('有两种', '有四种'), 'a'));
    expect(again).toHaveLength(4);
    expect(new RulesLibrary(again).texts('MTR 1.1')[0].text).toContain('有四种');
  });

  test('what is no such file is none', () => {
    for (const text of [
      '',
      '[]',
      '{"format":1}',
      '{"format":3,"documents":[]}',
      '{"format":1,"documents":[{"kind":"toString","rules":[]}]}',
    ])
      expect(unpackDocuments(text)).toBeNull();
  });
});
