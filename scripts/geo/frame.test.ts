import { expect, it } from 'vitest'
import { FRAME as SHOWN } from '../../src/ui/map/projection.ts'
import { FRAME } from './frame.ts'

it('stands on the plane that maps are shown on', () => expect(FRAME).toEqual(SHOWN))
