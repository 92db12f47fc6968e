CREATE TABLE "attempts" (
	"question_id" text NOT NULL,
	"round" integer NOT NULL,
	"thread_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"answer" text NOT NULL,
	"correct" boolean,
	"score" real,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempts_question_id_round_pk" PRIMARY KEY("question_id","round")
);
--> statement-breakpoint
CREATE TABLE "concepts" (
	"thread_id" text NOT NULL,
	"id" text NOT NULL,
	"owner_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"term" text NOT NULL,
	"definition" text NOT NULL,
	"original" text NOT NULL,
	"span" jsonb NOT NULL,
	"code_span" jsonb,
	"code" text,
	"code_language" text,
	"status" text NOT NULL,
	"change_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "concepts_thread_id_id_pk" PRIMARY KEY("thread_id","id")
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"thread_id" text NOT NULL,
	"id" text NOT NULL,
	"owner_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"concept_id" text NOT NULL,
	"term" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"original" text NOT NULL,
	"fixed" text NOT NULL,
	"removed_code" text,
	"basis" text NOT NULL,
	"evidence" jsonb,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corrections_thread_id_id_pk" PRIMARY KEY("thread_id","id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"sha256" text NOT NULL,
	"file_name" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"thread_id" text,
	"key" text NOT NULL,
	"task" text NOT NULL,
	"task_version" integer NOT NULL,
	"model" text NOT NULL,
	"status" text NOT NULL,
	"requests" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"usd" double precision,
	"ms" integer NOT NULL,
	"answer" jsonb,
	"error_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_vectors" (
	"question_id" text NOT NULL,
	"model_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"embedding" vector NOT NULL,
	CONSTRAINT "question_vectors_question_id_model_id_pk" PRIMARY KEY("question_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"round" integer NOT NULL,
	"type" text NOT NULL,
	"stem" text NOT NULL,
	"options" jsonb,
	"answer" text NOT NULL,
	"accepted" jsonb NOT NULL,
	"explanation" text NOT NULL,
	"concept_id" text,
	"code" text,
	"code_language" text,
	"difficulty" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"state" text NOT NULL,
	"state_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"thread_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"language" text NOT NULL,
	"status" text,
	"fact_check" text,
	"content_type" text,
	"strategy" text,
	"from_cache" boolean DEFAULT false NOT NULL,
	"shortfall" jsonb,
	"round" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"run_id" text NOT NULL,
	"interrupt_id" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replies_interrupt" UNIQUE("thread_id","interrupt_id")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"worker" text,
	"error_code" text,
	"error_details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"progress" jsonb,
	"notice" jsonb,
	"question" jsonb,
	"error_code" text,
	"error_details" jsonb,
	"active_run_id" text,
	"active_try" integer DEFAULT 0 NOT NULL,
	"running_since" timestamp with time zone,
	"active_ms" bigint DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verified_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"key" text NOT NULL,
	"concepts" jsonb NOT NULL,
	"corrections" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verified_notes_key" UNIQUE("owner_id","key")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concepts" ADD CONSTRAINT "concepts_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_vectors" ADD CONSTRAINT "question_vectors_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concepts_owner_term" ON "concepts" USING btree ("owner_id","term");--> statement-breakpoint
CREATE INDEX "documents_thread" ON "documents" USING btree ("thread_id");--> statement-breakpoint
CREATE UNIQUE INDEX "model_calls_done_key" ON "model_calls" USING btree ("owner_id","key") WHERE status = 'done';--> statement-breakpoint
CREATE INDEX "model_calls_thread" ON "model_calls" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "question_vectors_owner" ON "question_vectors" USING btree ("owner_id","model_id");--> statement-breakpoint
CREATE INDEX "questions_thread" ON "questions" USING btree ("thread_id","state","ordinal");--> statement-breakpoint
CREATE INDEX "questions_owner_state" ON "questions" USING btree ("owner_id","state","created_at");--> statement-breakpoint
CREATE INDEX "runs_thread" ON "runs" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "runs_open" ON "runs" USING btree ("status") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "threads_owner_updated" ON "threads" USING btree ("owner_id","updated_at" DESC NULLS LAST);