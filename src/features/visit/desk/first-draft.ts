import type { DraftVisitSheetParams, Visit } from '../../../../generated/model'

/** How the sheet of a visit is asked for first: in the visitor's language, with both clauses. */
export const firstDraft = ({ people }: Pick<Visit, 'people'>): Required<DraftVisitSheetParams> => ({
  language: people[0]?.language ?? 'es',
  declaresFirstVisit: true,
  noDirectDeal: true,
})
