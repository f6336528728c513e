import type { IntroductionEvidence } from '../../../generated/model/index.ts'

/** How much each kind of evidence counts. */
export const STRENGTH: Readonly<Record<IntroductionEvidence, number>> = {
  declared: 1,
  lead: 2,
  selection_opened: 2,
  visit_held: 3,
  visit_signed: 4,
}
