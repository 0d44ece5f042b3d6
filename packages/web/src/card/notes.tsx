/** What belongs to a card and does not stand on it: its other faces, and what its keywords mean. */
import type { CardView, FaceText } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';
import { useRuleTitles } from '../store/rule-titles.js';
import { Cost, Rich } from '../ui/symbols.js';
import { isFightKeyword, KEYWORD_RULES } from './keywords.js';

/** More than these nobody reads while looking at a card; all of them stand by the opened one. */
const BESIDE = 3;

type Faces = Readonly<Record<string, FaceText>>;

/** The other faces of the same card that have been told of. */
const othersOf = (face: FaceText | undefined, faces: Faces): FaceText[] => (face?.others ?? []).flatMap((key) => faces[key] ?? []);

/** The rules of the keywords it has now, and of those in its text. */
function keywordRules(card: CardView, face: FaceText | undefined): string[] {
  const now = card.keywords.filter(isFightKeyword).map((k) => KEYWORD_RULES[k]);
  return [...new Set([...(face?.keywords ?? []), ...now])];
}

/** Which keywords are told of: none where one looks in passing, some where one keeps looking, all of a card that was opened. */
export type Told = 'none' | 'some' | 'all';

/** Whether there is anything to note of a card. */
export const hasNotes = (card: CardView, face: FaceText | undefined, keywords: Told): boolean =>
  card.faceDown !== true && ((face?.others?.length ?? 0) > 0 || (keywords !== 'none' && keywordRules(card, face).length > 0));

interface Props {
  card: CardView;
  face: FaceText | undefined;
  faces: Faces;
  keywords: Told;
}

export function CardNotes({ card, face, faces, keywords }: Props) {
  const { say } = useSpeech();
  const rules = keywords === 'none' ? [] : keywordRules(card, face).slice(0, keywords === 'all' ? undefined : BESIDE);
  const told = useRuleTitles(rules);
  return (
    <span className="card-notes">
      {othersOf(face, faces).map((f) => (
        <span key={f.key} className="other-face">
          <span className="other-head">
            <b>{say(f.name)}</b>
            <Cost cost={f.cost} />
          </span>
          <small>
            {say(f.typeLine)}
            {f.size && ` · ${f.size}`}
          </small>
          <Rich text={say(f.text)} />
        </span>
      ))}
      {rules.map((rule) => {
        const title = told.get(rule);
        return title?.explanation ? (
          <span key={rule} className="keyword-note">
            <b>{say(title.title)}</b> <Rich text={say(title.explanation)} />
          </span>
        ) : null;
      })}
    </span>
  );
}
