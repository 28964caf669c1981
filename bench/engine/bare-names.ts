// What the bare engine's two sides call their queue.
export const bareSchema = 'bare_jobs';
export const bareQueue = 'bare';
