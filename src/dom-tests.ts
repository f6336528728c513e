import { cleanup, configure } from '@testing-library/react'
import { beforeAll } from 'vitest'
import { clearMessage } from './lib/message'

// A busy machine draws late: one second, the library's own patience, is a measurement of it.
configure({ asyncUtilTimeout: 60_000 })

/** Test files of one worker share a document and its message: each begins with empty ones. */
beforeAll(() => {
  cleanup()
  document.body.replaceChildren()
  clearMessage()
})
