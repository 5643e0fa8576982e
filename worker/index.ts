import { runProcess } from "./run-process";
import { taskList } from "./task-list";

await runProcess(taskList);
