
export type PropertyCedulaKind = typeof PropertyCedulaKind[keyof typeof PropertyCedulaKind];


export const PropertyCedulaKind = {
  primera_ocupacion: 'primera_ocupacion',
  renovacion: 'renovacion',
  carencia: 'carencia',
  duplicado: 'duplicado',
} as const;
