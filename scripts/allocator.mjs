/**
 * What the GNU C library is told before a server starts: one arena, and large blocks by mmap, so that the memory of
 * pictures goes back to the system when they are done. It reads this at start only. Elsewhere it means nothing.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
