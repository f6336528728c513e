import { expect, it } from 'vitest'
import { STEPS, stepOf } from './steps'

it('a step is found by the number at the end of its address, and the first by any other', () => {
  const base = '/auth/cartera/inmueble/editar/nueva'
  for (const step of STEPS.slice(1)) expect(stepOf(`${base}/step-${step.number}/`)).toBe(step)
  for (const other of [base, `${base}/step-${STEPS.length + 1}`, `${base}/step-0`])
    expect(stepOf(other)).toBe(STEPS[0])
})
