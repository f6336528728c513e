
export type PropertyLocationStreetType = typeof PropertyLocationStreetType[keyof typeof PropertyLocationStreetType];


export const PropertyLocationStreetType = {
  calle: 'calle',
  avenida: 'avenida',
  plaza: 'plaza',
  paseo: 'paseo',
  camino: 'camino',
  carretera: 'carretera',
  carrer: 'carrer',
  passeig: 'passeig',
  cami: 'cami',
  poligono: 'poligono',
  urbanizacion: 'urbanizacion',
  otro: 'otro',
} as const;
