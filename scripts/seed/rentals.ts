import type {
  RentalCheckRule,
  RentalInput,
  RentalPatch,
  RentalState,
} from '../../generated/model/index.ts'
import type { Ctx, Logger } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { handlers } from '../../server/modules/rental/index.ts'

const DAY = 86_400_000
const consent = true
/** Files of invented people: days since they were sent, where they stand, what was answered. */
const FILES: [days: number, state: RentalState, body: RentalInput][] = [
  [
    2,
    'sent',
    {
      side: 'owner',
      island: 'MALLORCA',
      largeHolder: 'no',
      ownedSince: '2009-03-12',
      registered: 'no',
      askedRent: 115_000,
      address: 'Carrer de la Lluna 14, Sóller',
      cedula: 'yes',
      energy: 'no',
      worksNeeded: 'yes',
      worksCost: 450_000,
      name: 'Magdalena Colom',
      email: 'magdalena.colom@correo.example',
      language: 'ca',
      consent,
    },
  ],
  [
    3,
    'sent',
    {
      side: 'tenant',
      island: 'MALLORCA',
      registeredSince: '2014-09-01',
      monthlyRent: 85_000,
      members: [
        { name: 'Rosa Amengual', birth: '1988-05-02', income: 2_480_000 },
        { name: 'Tomeu Amengual', birth: '2016-11-20', income: 0 },
      ],
      name: 'Rosa Amengual',
      email: 'rosa.amengual@correo.example',
      language: 'es',
      consent,
    },
  ],
  [
    6,
    'documents',
    {
      side: 'owner',
      island: 'MENORCA',
      largeHolder: 'no',
      ownedSince: '2018-07-30',
      registered: 'yes',
      lastRegisteredOn: '2024-01-15',
      askedRent: 98_000,
      address: 'Carrer Nou 3, Ciutadella',
      cedula: 'yes',
      energy: 'yes',
      name: 'Llorenç Pons',
      email: 'llorenc.pons@correo.example',
      language: 'ca',
      consent,
    },
  ],
  [
    9,
    'visit',
    {
      side: 'owner',
      island: 'IBIZA',
      largeHolder: 'no',
      ownedSince: '2003-02-01',
      registered: 'no',
      askedRent: 240_000,
      address: 'Carrer d’Aragó 40, Eivissa',
      name: 'Vicent Torres',
      email: 'vicent.torres@correo.example',
      language: 'es',
      consent,
    },
  ],
  [
    20,
    'approved',
    {
      side: 'tenant',
      island: 'FORMENTERA',
      registeredSince: '2009-01-10',
      monthlyRent: 120_000,
      members: [{ name: 'Eva Mayans', birth: '1979-08-14', income: 3_900_000 }],
      name: 'Eva Mayans',
      email: 'eva.mayans@correo.example',
      language: 'ca',
      consent,
    },
  ],
  [
    24,
    'approved',
    {
      side: 'owner',
      island: 'FORMENTERA',
      largeHolder: 'no',
      ownedSince: '2001-06-15',
      registered: 'no',
      askedRent: 165_000,
      address: 'Carrer de Santa Maria 9, Sant Francesc',
      cedula: 'yes',
      energy: 'yes',
      name: 'Catalina Mayans',
      email: 'catalina.mayans@correo.example',
      language: 'ca',
      consent,
    },
  ],
  [
    26,
    'documents',
    {
      side: 'tenant',
      island: 'MALLORCA',
      registeredSince: '2011-02-01',
      monthlyRent: 70_000,
      members: [
        { name: 'Bernat Roig', birth: '1985-10-09', income: 2_350_000 },
        { name: 'Lina Roig', birth: '1987-04-21', income: 900_000 },
        { name: 'Nil Roig', birth: '2018-12-02', income: 0 },
      ],
      name: 'Bernat Roig',
      email: 'bernat.roig@correo.example',
      language: 'es',
      consent,
    },
  ],
  [
    30,
    'rejected',
    {
      side: 'tenant',
      island: 'MALLORCA',
      registeredSince: '2024-04-01',
      monthlyRent: 100_000,
      members: [{ name: 'Paul Greene', birth: '1991-01-30', income: 2_900_000 }],
      name: 'Paul Greene',
      email: 'paul.greene@correo.example',
      language: 'en',
      consent,
    },
  ],
]

/** What somebody has looked at of an approved file. */
const LOOKED_AT: Record<RentalInput['side'], RentalCheckRule[]> = {
  owner: ['deed', 'cedula', 'energy', 'ibi', 'homeState'],
  tenant: ['identity', 'padron', 'income'],
}

/** The steps that lead to a state. */
function stepsTo(state: RentalState): Omit<RentalPatch, 'version'>[] {
  if (state === 'rejected')
    return [{ state, reason: 'conditions', words: 'Empadronado desde hace dos años.' }]
  const way: RentalState[] = ['documents', 'visit', 'approved']
  return way.slice(0, way.indexOf(state) + 1).map((one) => ({ state: one }))
}

/** Files of the programme, through the same door as a visitor's; none twice. */
export async function seedRentals({ deps, log }: { deps: Deps; log: Logger }): Promise<void> {
  const officer = await deps.db
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 'LLOGUER_SEGUR')
    .orderBy('created_at')
    .executeTakeFirst()
  for (const [days, state, body] of FILES) {
    if (
      await deps.db
        .selectFrom('rental_file')
        .select('id')
        .where('email', '=', body.email)
        .executeTakeFirst()
    )
      continue
    const when = new Date(deps.now().getTime() - days * DAY)
    const ctx: Ctx = {
      session: null,
      lang: body.language ?? 'es',
      ip: '127.0.0.1',
      deps: { ...deps, now: () => when },
      log,
    }
    const { id } = await handlers.createRental({ params: {}, query: {}, body, files: [] }, ctx)
    if (!officer) continue
    const session = {
      sessionId: id,
      userId: officer.id,
      agencyId: null,
      role: 'LLOGUER_SEGUR' as const,
    }
    const change = (change: Omit<RentalPatch, 'version'>, version: number) =>
      handlers.updateRental(
        { params: { id }, query: {}, body: { version, ...change }, files: [] },
        { ...ctx, session },
      )
    let version = 1
    for (const step of stepsTo(state)) ({ version } = await change(step, version))
    // New ones wait for somebody to take them.
    if (state !== 'sent') ({ version } = await change({ assignedTo: officer.id }, version))
    if (state !== 'approved') continue
    for (const rule of LOOKED_AT[body.side])
      await handlers.saveRentalCheck(
        { params: { id, rule }, query: {}, body: { outcome: 'met' }, files: [] },
        { ...ctx, session },
      )
    if (body.side === 'owner')
      await change({ municipality: '07024', bedrooms: 2 }, version + LOOKED_AT[body.side].length)
  }
}
