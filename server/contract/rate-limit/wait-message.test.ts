import { expect, it } from 'vitest'
import { tooMany, type HttpError } from '../errors.ts'
import { waitMessage } from './wait-message.ts'

it.each([
  [1, '10 segundos'],
  [10, '10 segundos'],
  [37, '40 segundos'],
  [58, 'un minuto'],
  [60, 'un minuto'],
  [61, '2 minutos'],
  [899, '15 minutos'],
  [900, '15 minutos'],
  [1_260, '25 minutos'],
  [3_290, '55 minutos'],
  [3_301, 'una hora'],
  [3_597, 'una hora'],
  [3_600, 'una hora'],
  [3_601, 'una hora y media'],
  [5_400, 'una hora y media'],
  [5_401, '2 horas'],
  [7_201, '3 horas'],
  [86_400, '24 horas'],
])('%i seconds are %s', (seconds, words) => expect(waitMessage('es', seconds)).toBe(words))

it.each([
  ['es', 'Demasiados intentos. Vuelve a probar en una hora'],
  ['en', 'Too many attempts. Try again in an hour'],
  ['ca', 'Massa intents. Torna-ho a provar d’aquí a una hora'],
  ['de', 'Zu viele Versuche. Versuchen Sie es in einer Stunde erneut'],
] as const)('3597 seconds are an hour in %s; the header stays exact', (lang, message) => {
  expect(() => tooMany(lang, 3_597)).toThrow(
    expect.objectContaining({
      status: 429,
      body: { message },
      headers: { 'retry-after': '3597' },
    }) as HttpError,
  )
})
