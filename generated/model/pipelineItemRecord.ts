
export type PipelineItemRecord = typeof PipelineItemRecord[keyof typeof PipelineItemRecord];


export const PipelineItemRecord = {
  property: 'property',
  demand: 'demand',
  event: 'event',
} as const;
