/** Starting a thread of this program, from the sources or as it is built. */
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { quickForm } from './packed.js';

/**
 * A thread that runs a module of the program. From the sources (in development and tests) it needs a loader for TypeScript, which it registers itself.
 * @param from the address of a module (`import.meta.url`)
 * @param module another one beside it, without an ending
 * @param data what it is given as `workerData`
 * @param limits of its memory
 */
export function newThread(from: string, module: string, data: unknown, limits?: ResourceLimits): Worker {
  const resourceLimits = limits ?? {};
  if (!from.endsWith('.ts')) return new Worker(quickForm(new URL(`${module}.js`, from)), { workerData: data, resourceLimits });
  const source = JSON.stringify(new URL(`${module}.ts`, from).href);
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(boot, { eval: true, workerData: data, execArgv: ['--conditions=source'], resourceLimits });
}
