
/**
 * captures: homes whose mandate was signed. published: homes put on the market. matches: homes sent to a buyer. visits: visits whose hour is over, not cancelled or missed. offers: offers sent. signed: homes sold or let by us.
 */
export type PipelineStepKind = typeof PipelineStepKind[keyof typeof PipelineStepKind];


export const PipelineStepKind = {
  captures: 'captures',
  published: 'published',
  matches: 'matches',
  visits: 'visits',
  offers: 'offers',
  signed: 'signed',
} as const;
