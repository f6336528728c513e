import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * What fills the screen is a step of the history (`hash`), so that Back closes it and the page stays.
 * `onBack` closes it then; what is answered is called when it was closed in another way.
 */
export function useBackCloses(hash: string, onBack: () => void): () => void {
  const { hash: shown, search } = useLocation()
  const navigate = useNavigate()
  const stage = useRef<'opening' | 'open' | 'closed'>('opening')
  useEffect(() => {
    if (stage.current === 'closed') return
    if (shown === hash) stage.current = 'open'
    else if (stage.current === 'opening')
      void navigate({ search, hash }, { preventScrollReset: true })
    else {
      stage.current = 'closed'
      onBack()
    }
    // A step is made and left by the address alone.
  }, [shown]) // eslint-disable-line react-hooks/exhaustive-deps
  return useCallback(() => {
    if (stage.current !== 'open') return
    stage.current = 'closed'
    void navigate(-1)
  }, [navigate])
}
