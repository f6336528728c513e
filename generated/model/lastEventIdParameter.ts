
/**
 * The last `id` that was read; what came after it is sent first. Without it the stream begins now.
 */
export type LastEventIdParameter = string;
