
export type OrderCedulaKind = typeof OrderCedulaKind[keyof typeof OrderCedulaKind];


export const OrderCedulaKind = {
  primera_ocupacion: 'primera_ocupacion',
  renovacion: 'renovacion',
  carencia: 'carencia',
  duplicado: 'duplicado',
} as const;
