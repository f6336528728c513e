import { mayReload } from './app/reload-once'
import { keepEarlyPress } from './early-press'

// The first code of every page: presses are kept from here on, and the application follows at once. Its files stand in
// the page's head (server/ssr/manifest.ts); waiting for the first picture was tried and lost what was chosen meanwhile.
keepEarlyPress()
// A release between the page and its code: the page is asked for again; nobody can have typed anything yet.
void import('./main').catch(() => mayReload() && location.reload())
