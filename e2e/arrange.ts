import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import type { Demand, Profile, Property } from '../generated/model'

/** In whose name something is asked. */
type Who = Pick<Profile, 'token'>

export const as = ({ token }: Who) => ({ authorization: `Token ${token}` })

/** What the server answered; any other status than the one awaited is told with its words. */
async function answered<T>(reply: APIResponse, status: number): Promise<T> {
  expect(reply.status(), await reply.text()).toBe(status)
  return (await reply.json()) as T
}

/** Reads through the API, in somebody's name. */
export const get = async <T>(request: APIRequestContext, who: Who, path: string): Promise<T> =>
  answered(await request.get(`/api/v1/${path}`, { headers: as(who) }), 200)

/** Makes something through the API; without a name, as anybody on the portal. */
export const post = async <T>(
  request: APIRequestContext,
  who: Who | null,
  path: string,
  data: object,
  status = 201,
): Promise<T> =>
  answered(await request.post(`/api/v1/${path}`, { headers: who ? as(who) : {}, data }), status)

/** Changes something through the API. */
export const patch = async <T>(
  request: APIRequestContext,
  who: Who,
  path: string,
  data: object,
): Promise<T> => answered(await request.patch(`/api/v1/${path}`, { headers: as(who), data }), 200)

/** Somebody asks about a home on its public page. */
export const enquire = (
  request: APIRequestContext,
  home: Pick<Property, 'id'>,
  data: {
    firstName: string
    email: string
    message: string
    lastName?: string
    phone?: string
    language?: string
  },
): Promise<object> => post(request, null, 'lead/', { propertyId: home.id, consent: true, ...data })

/** What somebody looks for, noted by their agency. */
export const addDemand = (request: APIRequestContext, who: Who, data: object): Promise<Demand> =>
  post(request, who, 'demand/', data)

/** The price of a home for sale, changed by its agency; EUR cents. */
export async function reprice(
  request: APIRequestContext,
  who: Who,
  { id }: Pick<Property, 'id'>,
  price: number,
): Promise<void> {
  const { version, basics } = await get<Property>(request, who, `property/${id}/`)
  await patch(request, who, `property/${id}/`, {
    version,
    basics: { ...basics, offers: [{ operation: 'V', price }] },
  })
}

/** An event of the agenda begins at another time, and lasts three quarters of an hour. */
export const moveEvent = (
  request: APIRequestContext,
  who: Who,
  id: string,
  startsAt: Date,
  change: object,
): Promise<object> =>
  patch(request, who, `agenda/${id}/`, {
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 2_700_000).toISOString(),
    ...change,
  })
