import { cleanup, configure } from '@testing-library/react'
import { beforeAll } from 'vitest'

// A busy machine draws late: one second, the library's own patience, is a measurement of it.
configure({ asyncUtilTimeout: 10_000 })

/** Test files of one worker share a document: each begins with an empty one. */
beforeAll(() => {
  cleanup()
  document.body.replaceChildren()
})
