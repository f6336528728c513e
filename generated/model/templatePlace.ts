
/**
 * What a text may leave open, written in braces: first name of the person; title, reference, price and page of the home; name of the agent and of the agency.
 */
export type TemplatePlace = typeof TemplatePlace[keyof typeof TemplatePlace];


export const TemplatePlace = {
  nombre: 'nombre',
  titulo: 'titulo',
  referencia: 'referencia',
  precio: 'precio',
  enlace: 'enlace',
  agente: 'agente',
  agencia: 'agencia',
} as const;
