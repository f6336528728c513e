import { Sk } from '../../../ui/skeleton'
import { FramePhone } from './frame-phone'
import { FrameRail } from './frame-rail'
import type { FrameProps } from './frame-props'
import { FrameTop } from './frame-top'

const ROWS = 6

/**
 * The desk as somebody of a role sees it before its code is there: the same boxes, so that nothing
 * moves when `WorkspaceLayout` takes its place.
 */
export const DeskFrame = (props: FrameProps) => (
  <>
    <div className="app">
      <FrameRail {...props} />
      <div className="app-work">
        <FrameTop {...props} />
        <div className="main" aria-hidden="true">
          <div className="desk-head">
            <Sk w={180} h={26} />
          </div>
          <div className="panel">
            {Array.from({ length: ROWS }, (_, row) => (
              <div className="ui-skeleton-row" key={row}>
                <Sk h={42} />
                <span className="ui-skeleton-two">
                  <Sk w="62%" />
                  <Sk w="44%" h={9} />
                </span>
                <Sk h={22} />
                <Sk />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
    <FramePhone {...props} />
  </>
)
