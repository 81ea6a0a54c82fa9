import { everyTool } from './every-tool.ts';

everyTool(1, 2);
