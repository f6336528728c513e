
/**
 * How a question is answered.
 */
export type QuestionKind = typeof QuestionKind[keyof typeof QuestionKind];


export const QuestionKind = {
  one: 'one',
  many: 'many',
  number: 'number',
  order: 'order',
} as const;
