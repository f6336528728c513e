import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme'

/**
 * The content policy lets style sheets in only with the server's nonce; the browser blanks the
 * attribute, the property stays.
 */
const nonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined

const cache = createCache({ key: 'css', nonce: nonce(), prepend: true })

/**
 * Material UI for everything inside: the theme in light or dark as the system says, styles under
 * the page's nonce.
 */
export const WorkspaceTheme = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme} defaultMode="system">
      {children}
    </ThemeProvider>
  </CacheProvider>
)
