/** A lesson at its table. */
import { useEffect } from 'react';
import { lessonsOffered } from '../store/learned.js';
import { SetBoard } from '../table/set-board.js';
import { Coach } from './coach.js';
import type { Lesson } from './lesson.js';
import { useLearnWords } from './words.js';

export function LessonTable({ lesson }: { lesson: Lesson }) {
  const w = useLearnWords();
  useEffect(lessonsOffered, []);
  return (
    <SetBoard
      board={lesson.board}
      whence={{ back: '/learn', all: w('coach.all'), opening: w('coach.opening') }}
      guide={(again) => <Coach lesson={lesson} again={again} />}
    />
  );
}
