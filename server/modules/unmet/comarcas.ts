/**
 * The comarcas of Mallorca by their municipalities (INE codes as numbers), as they are usually
 * drawn; Palma is one by itself. The other islands have none.
 */
export const COMARCAS = [
  {
    code: 11,
    name: 'Serra de Tramuntana',
    munis: [7005, 7007, 7010, 7011, 7018, 7019, 7020, 7021, 7025, 7042, 7045, 7061, 7063],
  },
  {
    code: 12,
    name: 'Es Raiguer',
    munis: [7001, 7003, 7008, 7009, 7012, 7016, 7027, 7029, 7034, 7036, 7044, 7056, 7058],
  },
  {
    code: 13,
    name: 'Es Pla de Mallorca',
    munis: [
      7004, 7017, 7028, 7030, 7035, 7038, 7039, 7041, 7043, 7047, 7049, 7053, 7055, 7060, 7065,
      7901,
    ],
  },
  { code: 14, name: 'Llevant', munis: [7006, 7014, 7033, 7051, 7062] },
  { code: 15, name: 'Migjorn', munis: [7013, 7022, 7031, 7057, 7059] },
] as const
