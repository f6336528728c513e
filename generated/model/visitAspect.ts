
/**
 * What people like or dislike about a home.
 */
export type VisitAspect = typeof VisitAspect[keyof typeof VisitAspect];


export const VisitAspect = {
  location: 'location',
  views: 'views',
  light: 'light',
  layout: 'layout',
  size: 'size',
  condition: 'condition',
  outdoor: 'outdoor',
  kitchen: 'kitchen',
  bathrooms: 'bathrooms',
  quiet: 'quiet',
  parking: 'parking',
  building: 'building',
  price: 'price',
} as const;
