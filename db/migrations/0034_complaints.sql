CREATE TABLE "complaints" (
	"question_id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text,
	"words" text NOT NULL,
	"verdict" text,
	"left_out" boolean DEFAULT false NOT NULL,
	"reply" text,
	"quotes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"along_with" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_thread" ON "complaints" USING btree ("thread_id");