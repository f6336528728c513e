import { Component, lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from '../i18n'
import { href } from '../lib/href'

/** Where not even the error screen's own code can be had. */
function Bare() {
  const { t } = useTranslation('shell')
  return (
    <main id="main">
      <h1>{t('error.wrong')}</h1>
      <a href={href('index')}>{t('error.home')}</a>
    </main>
  )
}

const Screen = lazy(() =>
  import('./error-screen').then(
    ({ ErrorScreen }) => ({ default: ErrorScreen }),
    () => ({ default: Bare }),
  ),
)

/** Its code is the desk's: no other page carries it. */
const DeskScreen = lazy(() =>
  import('./workspace/desk-error').then(
    ({ DeskError }) => ({ default: DeskError }),
    () => ({ default: Bare }),
  ),
)

/** The error screen in a browser: loaded when something has gone wrong. */
export const ErrorBoundary = ({ atDesk = false }: { atDesk?: boolean }) => (
  <Suspense>{atDesk ? <DeskScreen /> : <Screen />}</Suspense>
)

/**
 * Around what stands beside a page (message, dialog, consent): when its code cannot be had, the
 * page is left whole.
 */
export class Beside extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
