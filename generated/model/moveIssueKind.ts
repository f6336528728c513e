
export type MoveIssueKind = typeof MoveIssueKind[keyof typeof MoveIssueKind];


export const MoveIssueKind = {
  token: 'token',
  answer: 'answer',
  question: 'question',
  people: 'people',
  types: 'types',
  homes: 'homes',
  owners: 'owners',
  photos: 'photos',
} as const;
