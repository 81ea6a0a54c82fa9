// Runs for each file: all files of a worker share one browser.
import { afterAll, afterEach } from 'vitest';
import { afterFile, afterTest } from './hub.ts';

afterEach(afterTest);
afterAll(afterFile);
