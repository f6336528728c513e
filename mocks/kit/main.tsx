import { createRoot } from 'react-dom/client'
import '../../src/ui/tokens.css'
import './kit.css'

/** Draws one face alone: the other's sheets would change it. `?face=public`: the public pages'. */
async function start(): Promise<void> {
  const isPublic = new URLSearchParams(location.search).get('face') === 'public'
  document.documentElement.dataset['face'] = isPublic ? 'public' : 'private'
  const { default: Page } = await (isPublic ? import('./public-page') : import('./desk-page'))
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(<Page />)
}

void start()
