/** What the commands about files of events and of players are called and take, in both languages. */
export const FILES_EN = {
  'opt.t.encoding': 'the encoding of the file, where it is not recognised: utf-8, utf-16le, gb18030, big5, windows-1252 …',
  'opt.t.address': 'the address of the desk, which stands in the codes on slips',
  'opt.t.hash': 'the hash that was published: some entry must have it',
  'cmd.t.salvage': 'save a log that another program has touched, up to its last good line; the file as it was is kept',
  'error.system': '{file}: {what}',
} as const;

export const FILES_ZH: Record<keyof typeof FILES_EN, string> = {
  'opt.t.encoding': '无法识别时文件的编码：utf-8、utf-16le、gb18030、big5、windows-1252等',
  'opt.t.address': '赛事服务的网址，写入成绩条的二维码',
  'opt.t.hash': '已公布的散列值：须有一条与之相符',
  'cmd.t.salvage': '抢救被其他程序改动过的日志，直到最后一条完好的记录；保留原文件',
  'error.system': '{file}：{what}',
};
