// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { mayReload } from '../app/reload-once'
import { restoreState } from '../app/restore-state'
import { readWritten as chatWritten } from '../features/chat/conversation/unsent'
import { keep, keptOf } from '../features/property/wizard/draft'
