/** What an owner sends who meets the programme's conditions. */
export const owner = {
  side: 'owner',
  island: 'MALLORCA',
  largeHolder: 'no',
  ownedSince: '2015-05-01',
  registered: 'no',
  askedRent: 120_000,
  address: 'Carrer Major 3, Inca',
  name: 'Magdalena Ferrà',
  email: 'magdalena@rig.example',
  consent: true,
} as const
