/** The address of a person of the demo, by their name. */
export const mailOf = (firstName: string, lastName: string): string =>
  `${firstName}.${lastName}@correo.example`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
