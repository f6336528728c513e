export const ALLOCATOR: Record<string, string>
