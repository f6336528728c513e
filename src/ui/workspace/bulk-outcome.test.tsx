import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Several } from '../../lib/use-several'
import { BulkOutcome } from './bulk-outcome'

const brought = vi.hoisted(() => vi.fn())
vi.mock('./bulk-result', () => {
  brought()
  return { default: () => null }
})

it('what tells the outcome is brought before anything is sent', async () => {
  const words = { title: String, outcome: String, gone: '', undo: String, close: '' }
  render(<BulkOutcome bulk={{ result: null } as unknown as Several} words={words} />)
  await vi.waitFor(() => expect(brought).toHaveBeenCalledOnce())
})
