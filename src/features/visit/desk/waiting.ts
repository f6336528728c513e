import { getGetVisitQueryKey } from '../../../../generated/api/visit/visit'
import type {
  Visit,
  VisitFeedback,
  VisitFeedbackInput,
  VisitSheetInput,
} from '../../../../generated/model'
import { useWaiting, type Waiting } from '../../../lib/waiting'

/** Whose visit a write that waits belongs to, in words: who came, and to what. */
export const aboutOf = ({ people }: Pick<Visit, 'people'>, what: string): string =>
  [people.map(({ name }) => name).join(', '), what].filter(Boolean).join(' · ')

interface KeptFeedback extends Waiting {
  data: VisitFeedbackInput
}

/** What was thought of a home; what waits on this device says how. */
export interface ShownFeedback extends VisitFeedback {
  /** It was refused, or only waits for a connection; absent: the server has it. */
  isRefused?: boolean
}

const said = ({ data, at, refusal }: KeptFeedback): ShownFeedback => ({
  priceOpinion: null,
  comment: null,
  nextStep: null,
  ...data,
  likes: data.likes ?? [],
  dislikes: data.dislikes ?? [],
  shareWithOwner: data.shareWithOwner ?? false,
  by: 'agent',
  sharedAt: null,
  at,
  isRefused: Boolean(refusal),
})

export interface KeptSheet extends Waiting {
  data: VisitSheetInput
}

/** Sheets of a visit that were signed without a connection, the last one first. */
export const useKeptSheets = (id: string): KeptSheet[] =>
  useWaiting<KeptSheet>(['signVisitSheet'], `${getGetVisitQueryKey(id)[0]}sheet/`).toReversed()

/** What was thought of a visit's homes, with what waits on this device in place of what it changes. */
export function useShownFeedback({
  id,
  feedback,
}: Pick<Visit, 'id' | 'feedback'>): ShownFeedback[] {
  const url = `${getGetVisitQueryKey(id)[0]}feedback/`
  const kept = useWaiting<KeptFeedback>(['saveVisitFeedback'], url).map(said)
  const last = new Map(kept.map((one) => [one.propertyId, one]))
  const stays = feedback.filter(({ by, propertyId }) => by !== 'agent' || !last.has(propertyId))
  return [...stays, ...last.values()]
}
