import { cleanup } from '@testing-library/react'
import { beforeAll } from 'vitest'

/** Test files of one worker share a document: each begins with an empty one. */
beforeAll(() => {
  cleanup()
  document.body.replaceChildren()
})
