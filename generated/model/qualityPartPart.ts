
export type QualityPartPart = typeof QualityPartPart[keyof typeof QualityPartPart];


export const QualityPartPart = {
  pictures: 'pictures',
  plan: 'plan',
  text: 'text',
  languages: 'languages',
  energy: 'energy',
  street: 'street',
  point: 'point',
  areas: 'areas',
  tour: 'tour',
  price: 'price',
  fresh: 'fresh',
} as const;
