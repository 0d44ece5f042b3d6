/** What the system does not let a program do, in both languages. */
import { wordsOf } from '@apnap/words';

export const SYSTEM_EN = {
  'error.noFile': '{file}: cannot be read ({why}); expected a file that exists and may be read',
  'error.write': '{file}: cannot be written ({why})',
  't.notWritten': '{file}: {what}; nothing was written',
  't.cannotRead': '{file} can not be read: {what}',
  'system.full': 'the disk is full',
  'system.tooLarge': 'the file would be larger than the system allows',
  'system.folder': 'this is a folder',
  'system.notFolder': 'a part of the path is no folder',
  'system.missing': 'there is no such file or folder',
  'system.noRight': 'the system does not allow it',
  'system.readOnly': 'the disk can only be read',
  'system.tooMany': 'too many files are open',
  'system.longName': 'the name is too long',
  'system.busy': 'another program uses it',
  'system.device': 'the disk does not answer as it should',
  'system.loop': 'links lead in a circle',
  't.cannotWrite': '{file}: {what}',
} as const;

export const SYSTEM_ZH: Readonly<Record<keyof typeof SYSTEM_EN, string>> = {
  'error.noFile': '{file}：无法读取（{why}）；应为存在且可读的文件',
  'error.write': '{file}：无法写入（{why}）',
  't.notWritten': '{file}：{what}；未写入任何内容',
  't.cannotRead': '无法读取{file}：{what}',
  'system.full': '磁盘已满',
  'system.tooLarge': '文件超过系统允许的大小',
  'system.folder': '这是一个文件夹',
  'system.notFolder': '路径中有一部分不是文件夹',
  'system.missing': '没有这个文件或文件夹',
  'system.noRight': '系统不允许',
  'system.readOnly': '磁盘为只读',
  'system.tooMany': '打开的文件过多',
  'system.longName': '名称过长',
  'system.busy': '正被其他程序使用',
  'system.device': '磁盘读写出错',
  'system.loop': '链接形成循环',
  't.cannotWrite': '{file}：{what}',
};

export const text = wordsOf<keyof typeof SYSTEM_EN>({ en: SYSTEM_EN, zh: SYSTEM_ZH });
