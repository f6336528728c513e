
/**
 * What a publication lacks to be published.
 */
export type MarketLack = typeof MarketLack[keyof typeof MarketLack];


export const MarketLack = {
  seller: 'seller',
  iban: 'iban',
  hours: 'hours',
  professional: 'professional',
  title: 'title',
  picture: 'picture',
  price: 'price',
  vat: 'vat',
  place: 'place',
  minutes: 'minutes',
  exemption: 'exemption',
  unread: 'unread',
} as const;
