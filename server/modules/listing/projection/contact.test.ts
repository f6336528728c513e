import { expect, it } from 'vitest'
import type { User } from '../../../../generated/model/index.ts'
import { toListingAgent } from './contact.ts'

const AGENT = {
  first_name: 'Lena',
  last_name: 'Brandt',
  avatar: null,
  phone: null,
  active: true,
  invitation: null,
  language: 'ca',
  languages: ['ca', 'de', 'en'],
} as unknown as User

it('an agent speaks what they said they speak, not the language of their screens alone', () => {
  expect(toListingAgent(AGENT, false)?.languages).toEqual(['ca', 'de', 'en'])
  expect(toListingAgent({ ...AGENT, languages: [] }, false)?.languages).toEqual(['ca'])
})
