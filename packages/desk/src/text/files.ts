/** What is to be said of the files of events, in both languages. */

export const FILES_EN = {
  't.encodingRead': 'the file was read as {encoding}',
  't.encodingWrong': '{file}: this is no text in {encoding}',
  't.encodingNone': '{file}: this is no text; say its encoding with --encoding',
  't.encodingDoubt': '{file}: the encoding is in doubt; say it with --encoding. It could be {could}',
  't.unusedColumns': 'columns the desk has no use for: {columns}',
  't.cleanedLine': 'line {line}: characters that nobody sees were left out ({found})',
  't.cleaned': 'characters that nobody sees were left out ({found})',
  't.clockDoubt':
    'the clock of this machine says {now}, and the last entry of the log was made at {last}: put the clock right, say the moment with --at, or --at now if the clock is right',
  't.hashFound': 'the hash {hash} is that of entry {seq}; {more} entries were made since',
  't.hashUnknown': 'no entry has the hash {hash}: entries were cut off or changed',
  't.salvageNothing': '{file} is whole: {kept} entries, nothing to save',
  't.salvagedAll': '{file}: all {kept} entries are as they were written; the last has the hash {hash}',
  't.salvagedPart': '{file}: {kept} entries are saved, the {lost} lines from there on are not; the last has the hash {hash}',
  't.originalKept': 'the file as it was: {original}',
  't.numbersOf': '--dci: {numbers} numbers for {people} people',
} as const;

export const FILES_ZH: Readonly<Record<keyof typeof FILES_EN, string>> = {
  't.encodingRead': '文件按{encoding}编码读取',
  't.encodingWrong': '{file}：不是{encoding}编码的文本',
  't.encodingNone': '{file}：不是文本；请用--encoding指定编码',
  't.encodingDoubt': '{file}：无法确定编码；请用--encoding指定。可能是{could}',
  't.unusedColumns': '未使用的栏：{columns}',
  't.cleanedLine': '第{line}行：已去掉不可见的字符（{found}）',
  't.cleaned': '已去掉不可见的字符（{found}）',
  't.clockDoubt': '本机时钟为{now}，而日志最后一条记于{last}：请校正时钟、用--at写明时刻，或在时钟无误时使用--at now',
  't.hashFound': '散列值{hash}为第{seq}条；其后又有{more}条',
  't.hashUnknown': '没有一条的散列值为{hash}：有内容被截去或更改',
  't.salvageNothing': '{file}完好：共{kept}条，无需抢救',
  't.salvagedAll': '{file}：全部{kept}条均与写入时相同；最后一条的散列值为{hash}',
  't.salvagedPart': '{file}：已保留{kept}条，其后的{lost}行未能保留；最后一条的散列值为{hash}',
  't.originalKept': '原文件：{original}',
  't.numbersOf': '--dci：{people}人有{numbers}个号码',
};
